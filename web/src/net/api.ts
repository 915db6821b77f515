// The server's HTTP doors. Whatever it refuses is thrown as a Refusal, in the words that it sent.
import type {
  Choices, EditionCard, Key, Language, Lesson, Network, NoticeKey, PresetCard, Printed, Problem, PuzzlePage, Reviewed, Rulebook, ServerState, SettingField,
  Story, TableCard, Ticket,
} from "../wire";

export class Refusal extends Error {
  constructor(readonly status: number, readonly problem: string, text: string) {
    super(text);
  }
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.problem ?? "http", problem?.text ?? answer.statusText);
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await request(path, { headers: bearing(token) })).json()) as T;
}

async function post<T>(path: string, body: unknown, token?: string, method = "POST"): Promise<T> {
  const headers = { "Content-Type": "application/json", ...bearing(token) };
  return (await (await request(path, { method, headers, body: JSON.stringify(body) })).json()) as T;
}

function bearing(token?: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

export function editions(language: Language): Promise<EditionCard[]> {
  return get(`/api/editions?language=${language}`);
}

/** What house rules may be in a game. */
export function houseRules(edition: string, language: Language): Promise<SettingField[]> {
  return get(`/api/editions/${edition}/settings?language=${language}`);
}

/** Those that go well together. */
export function presets(edition: string, language: Language): Promise<PresetCard[]> {
  return get(`/api/editions/${edition}/presets?language=${language}`);
}

export function serverState(): Promise<ServerState> {
  return get("/api/server");
}

export function network(key?: string): Promise<Network> {
  return get("/api/network", key);
}

/** Let the network in, by an address of the machine or by the usual one; or shut it out. */
export function letIn(open: boolean, address: string | null, key: string | undefined, language: Language): Promise<Network> {
  return post(`/api/network?language=${language}`, { open, address }, key, "PUT");
}

export function tables(): Promise<TableCard[]> {
  return get("/api/tables");
}

export function table(code: string): Promise<TableCard> {
  return get(`/api/tables/${code}`);
}

/** Why a table is set aside, in the server's words; null if it can be played. */
export async function aside(code: string, language: Language): Promise<string | null> {
  try {
    await request(`/api/tables/${code}?language=${language}`);
    return null;
  } catch (refused) {
    if (refused instanceof Refusal && refused.problem === "set-aside") return refused.message;
    throw refused;
  }
}

export function openTable(choices: Choices, name: string): Promise<Key> {
  return post("/api/tables", { ...choices, name });
}

export function comeIn(code: string, name: string): Promise<Key> {
  return post(`/api/tables/${code}/people`, { name });
}

export function ticket(code: string, token?: string): Promise<Ticket> {
  return post(`/api/tables/${code}/tickets`, {}, token);
}

export async function leave(code: string, token: string): Promise<void> {
  await request(`/api/tables/${code}/people/me`, { method: "DELETE", headers: bearing(token) });
}

/** What this browser subscribes to pushes with. */
export function noticeKey(): Promise<NoticeKey> {
  return get("/api/notices");
}

/** Be called to a table when its page is closed. */
export function wantNotices(code: string, token: string, endpoint: string): Promise<void> {
  return notices(code, token, "PUT", { endpoint });
}

export function unwantNotices(code: string, token: string): Promise<void> {
  return notices(code, token, "DELETE");
}

async function notices(code: string, token: string, method: string, body?: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json", ...bearing(token) };
  await request(`/api/tables/${code}/people/me/notices`, { method, headers, body: JSON.stringify(body) });
}

export function printed(code: string, language: Language): Promise<Printed> {
  return get(`/api/tables/${code}/printed?language=${language}`);
}

export function lesson(edition: string, language: Language): Promise<Lesson> {
  return get(`/api/lessons/${edition}?language=${language}`);
}

export function rules(code: string, language: Language): Promise<Rulebook> {
  return get(`/api/tables/${code}/rules?language=${language}`);
}

export async function record(code: string): Promise<string> {
  return (await request(`/api/tables/${code}/record`)).text();
}

export function story(code: string, language: Language): Promise<Story> {
  return get(`/api/tables/${code}/story?language=${language}`);
}

/** Luck and skill of a game that is over, or how far that is. */
export function review(code: string, language: Language): Promise<Reviewed> {
  return get(`/api/tables/${code}/review?language=${language}`);
}

/** A puzzle: that of the day, or the one with a number. */
export function puzzle(language: Language, number?: number): Promise<PuzzlePage> {
  return get(`/api/puzzle?language=${language}${number ? `&number=${number}` : ""}`);
}
