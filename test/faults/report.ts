import { mkdirSync, writeFileSync } from 'node:fs';
import type { PanelPage } from '../support/faults/panel-page';

export interface Figures {
  /** From the beginning of the fault until the doctor can see it; `null`: never. */
  noticed: number | null;
  /** From the end of the fault until everything is right again. */
  right: number;
  /** Texts that the doctor saw meanwhile. */
  saw: readonly string[];
}

const FOLDER = 'dist/soak';
const rows: { fault: string; noticed: number | null; right: number; saw: readonly string[] }[] = [];

/** Records a row for the table in `docs/reliability.md`. */
export function report(fault: string, { noticed, right, saw }: Figures): void {
  rows.push({ fault, noticed: noticed === null ? null : Math.round(noticed), right: Math.round(right), saw });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/named-faults.json`, `${JSON.stringify(rows, null, 2)}\n`);
}

const BADGES: Readonly<Record<string, string>> = {
  connecting: 'Pripája sa…',
  polling: 'Obnovuje sa asi každých 30 sekúnd',
  reconnecting: 'Obnovuje sa spojenie…',
  offline: 'Bez spojenia',
};

/** The distinct texts shown in a period: badges, notices, toasts, titles of popups. */
export function shownTexts({ between }: PanelPage, from: number, to: number): string[] {
  const texts = between(from, to).flatMap(({ live, notices, toasts, dialog }) => [
    BADGES[live ?? ''] ?? '',
    ...notices,
    ...toasts,
    dialog,
  ]);
  return [...new Set(texts.filter((text) => text !== ''))];
}
