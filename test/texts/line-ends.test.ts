import { expect } from '@open-wc/testing';
import { commonTexts } from '../../src/texts/common';
import { colleagueSettingTexts } from '../../src/texts/colleague-settings';
import { failureText } from '../../src/texts/failures';
import { formatBirthDate } from '../../src/texts/language/birth-date';
import { formatDay, formatShortDay } from '../../src/texts/language/format-day';
import { formatMoment } from '../../src/texts/language/format-moment';
import { euros } from '../../src/texts/language/money';
import { formatRelativeTime } from '../../src/texts/language/relative-time';
import { patientTexts } from '../../src/texts/patients';
import { televisionTexts } from '../../src/texts/television';
import { ZONE } from '../support/practice-clock';
import { waitingRoomTexts } from '../../src/texts/waiting-room';

const DATE = '2026-03-22';
const NOW = Date.parse('2026-11-22T12:00:00');

describe('the lines of running texts', () => {
  afterEach(() => document.body.replaceChildren());

  it('do not end with a word of one letter', () => {
    const texts = [
      ...flat({ patientTexts, televisionTexts, colleagueSettingTexts, commonTexts }),
      waitingRoomTexts.actions.reject.question.description('Ján Prvý', 'Lístok 1', null, true),
      failureText({ kind: 'throttled', retryAfterSeconds: 20 }),
    ].filter((text) => text.endsWith('.'));
    expect(texts.length).to.be.greaterThan(20);
    expect(badEnds(texts, /(?:^|[\s(„])[aikosuvz]$/iu)).to.deep.equal([]);
  });

  it('do not end inside of a date, before a time or before a unit', () => {
    const texts = [
      formatDay(DATE),
      formatShortDay(DATE),
      formatMoment('2026-03-22T09:05'),
      formatBirthDate('1980-03-12', DATE),
      formatRelativeTime('2026-03-22T09:05:00', NOW, ZONE),
      formatRelativeTime('2026-11-22T09:05:00', NOW, ZONE),
      euros(1234.5),
    ];
    expect(badEnds(texts, /\d\.$|\so$|\d$(?<!\d{4})/u)).to.deep.equal([]);
  });
});

/** The lines that end badly, in paragraphs that are made narrower step by step. */
function badEnds(texts: readonly string[], bad: RegExp): string[] {
  const found = new Set<string>();
  for (let width = 320; width >= 40; width -= 20) {
    document.body.replaceChildren(...texts.map((text) => paragraph(text, width)));
    for (const each of document.body.children) {
      for (const line of linesOf(each).slice(0, -1)) if (bad.test(line)) found.add(`${width} px: ${line}`);
    }
  }
  return [...found];
}

function paragraph(text: string, width: number): HTMLElement {
  const element = document.createElement('p');
  element.style.width = `${width}px`;
  element.textContent = text;
  return element;
}

/** A paragraph's text by the lines on which its words stand. */
function linesOf(element: Element): string[] {
  const text = element.firstChild;
  if (!text) return [];
  const lines: string[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^ ]+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getBoundingClientRect();
    if (box.top > top + 2) lines.push(word);
    else lines.push(`${lines.pop() ?? ''} ${word}`);
    top = box.top;
  }
  return lines;
}

/** Every plain text in the records, however deep. */
function flat(record: object): string[] {
  return Object.values(record).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? flat(value) : [],
  );
}
