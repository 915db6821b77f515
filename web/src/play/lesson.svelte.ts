// A lesson: scenes that the engine has played, put to the learner question by question. No table, no connection.

import { emptyTable, reduce } from "../net/reducer";
import { type Reply, TableStore } from "../net/table.svelte";
import { setCurrency, t } from "../texts/index.svelte";
import type { FromClient, Lesson, LessonScene, LessonStep } from "../wire";

export class LessonStore extends TableStore {
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0); // the scene
  step = $state(0); // the question in it
  scene: LessonScene | null = $derived(this.lesson?.scenes[this.at] ?? null);
  /** The question that is open; none once the scene is through. */
  asked: LessonStep | null = $derived(this.scene?.steps[this.step] ?? null);
  last = $derived(this.lesson !== null && this.at === this.lesson.scenes.length - 1);

  constructor() {
    super("LESSON");
  }

  override get taught(): string | null {
    return this.asked?.wanted ?? null;
  }

  override get coaching(): string {
    return this.asked?.say ?? "";
  }

  /** From the beginning, or in another language from the scene where one was. */
  take(lesson: Lesson): void {
    this.lesson = lesson;
    this.printed = lesson.printed;
    setCurrency(lesson.printed.currency);
    this.begin(this.at);
  }

  begin(scene: number): void {
    const found = this.lesson?.scenes[scene];
    if (!found) return;
    [this.at, this.step] = [scene, 0];
    this.state = reduce(emptyTable(), found.table);
    this.stage.jump(found.table.view);
    for (const frame of found.before) this.receive(frame);
    this.#put();
  }

  /** Only the answer that is taught goes on; any other is explained, and nothing is lost. */
  override async send(command: FromClient): Promise<Reply> {
    const wanted = this.asked;
    if (command.type !== "play" || !wanted) return refused(t("web-play-lesson-later"));
    if (command.action !== wanted.wanted) return refused(t("web-play-lesson-other"));
    this.step += 1;
    for (const frame of wanted.frames) this.receive(frame);
    this.#put();
    return { type: "ack", id: "", seq: this.state.seq };
  }

  #put(): void {
    if (this.asked) this.state = { ...this.state, prompt: this.asked.prompt };
  }
}

function refused(text: string): Reply {
  return { type: "refused", id: "", why: "lesson", text, rule: "", rule_text: "" };
}
