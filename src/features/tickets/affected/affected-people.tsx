import { Phone } from 'lucide-react';
import { cleanText, isolated } from '../../../lib/clean-text';
import { phoneLink } from '../../../lib/contact-links';
import { affectedTexts as texts } from '../../../texts/affected';
import { formatMoment } from '../../../texts/language/format-moment';
import { Sensitive } from '../../../ui/content/sensitive';
import { css } from '../../../ui/style/style';
import type { AffectedPerson } from './affected';

/** People with their times and telephone numbers. */
export function AffectedPeople({ people }: { people: readonly AffectedPerson[] }) {
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={list} aria-label={texts.list} tabIndex={0} data-key-reveals="">
      {people.map((person) => (
        <li key={person.ticket.id}>
          <span className={time}>{timeText(person)}</span>
          <span className={nameClass}>
            <Sensitive>{person.name}</Sensitive>
            <small>{person.ticket.ticket_title}</small>
            <PhoneNumber {...person} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** „23. 11. 2026 9:05“; a queue ticket has only its day. */
export function timeText({ moment }: AffectedPerson): string {
  if (moment === null) return texts.withoutTime;
  const text = formatMoment(moment);
  return moment.includes('T') ? text : `${text} ${texts.withoutTime}`;
}

function PhoneNumber({ name, phone }: AffectedPerson) {
  if (phone === null) return <span className={unknown}>{texts.withoutPhone}</span>;
  const address = phoneLink(phone);
  const number = <Sensitive>{cleanText(phone)}</Sensitive>;
  if (address === null) return number;
  return (
    <a href={address} aria-label={`${texts.call(isolated(name))}, ${cleanText(phone)}`} className={link}>
      <Phone size={15} strokeWidth={1.75} aria-hidden="true" />
      {number}
    </a>
  );
}

const list = css`
  display: grid;
  max-height: 40vh;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 14px;
    padding: 8px 12px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

const time = css`
  flex: 0 1 9.5em;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const nameClass = css`
  flex: 1 1 10em;
  min-width: 0;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: var(--muted);
    font-size: 13px;
  }
`;

const unknown = css`
  color: var(--muted);
  font-size: 14px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  font-variant-numeric: tabular-nums;
`;
