// A deed's table of rents as printed, before the server has told which row is in force.

import { money, t } from "../texts/index.svelte";
import type { Printed, RentRow, View } from "../wire";
import { hotelLevel, standing } from "./icons";

export function rentRows(printed: Printed, view: View | null, deed: number): RentRow[] {
  const { family, rents, group } = printed.deeds[deed]!;
  const owner = view?.deeds[deed]?.owner ?? null;
  const level = view?.deeds[deed]?.level ?? 0;
  const owned = printed.groups[group]!.deeds.filter((lot) => view?.deeds[lot]?.owner === owner).length;
  const inForce = owner === null || view?.deeds[deed]?.mortgaged ? -1 : family === "street" ? level : owned - 1;
  return rents.map((rent, k) => ({
    label: family === "street" ? streetRow(k, view?.variant ?? "") : t("web-deed-owned", { count: k + 1 }),
    amount: family === "utility" ? t("web-deed-times", { count: rent }) : money(rent),
    now: k === inForce,
  }));
}

function streetRow(level: number, variant: string): string {
  const built = standing("street", level, hotelLevel(variant));
  return built ? t(`web-board-${built.piece}`, { count: built.count }) : t("web-deed-bare");
}
