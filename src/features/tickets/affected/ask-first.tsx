import { TriangleAlert, Phone } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { affectedTexts as texts } from '../../../texts/affected';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';
import { cleanText, isolated } from '../../../lib/clean-text';
import { phoneLink } from '../../../lib/contact-links';
import { formatMoment } from '../../../texts/language/format-moment';
import { Sensitive } from '../../../ui/content/personal';
import type { AffectedPerson } from './affected';

interface AskFirstProps {
  title: string;
  /** Details of the question. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm(): void;
  onBack(): void;
}

/** A question shown instead of a form, before it is sent. Its title gets the focus: the key that submitted the form must not confirm. */
export function AskFirst({ title, children, confirmLabel, onConfirm, onBack }: AskFirstProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={part}>
      <h3 ref={heading} id={id} tabIndex={-1} className={headingClass}>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        {title}
      </h3>
      {children}
      <div className={actions}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </section>
  );
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const headingClass = css`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  background: var(--warning-soft);
  color: var(--warning);
  font-size: 16px;
  line-height: 1.35;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** The confirm button is set apart from the back button, because confirming cannot be undone. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 8px;
`;

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
