/** An event of a calendar file, written in UTC. */
export interface CalendarEvent {
  uid: string;
  /** Rises with each change of the event. */
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  summary: string;
}

/** A published calendar by RFC 5545 and RFC 7986, with the older names of the same properties. Calendar apps show the texts. */
export function calendarFile(texts: { name: string; description: string }, events: readonly CalendarEvent[]): string {
  const [name, description] = [escaped(texts.name), escaped(texts.description)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ordinacia//Calendar feed//SK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION:${description}`,
    `X-WR-CALDESC:${description}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, sequence, changedAt, start, end, summary }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changedAt)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SEQUENCE:${sequence}`,
  `SUMMARY:${escaped(summary)}`,
  'END:VEVENT',
];

/** `20261123T073000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds lines at 75 octets, never inside a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const LINE_OCTETS = 75;
