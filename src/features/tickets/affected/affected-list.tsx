import { Printer } from 'lucide-react';
import { cleanText } from '../../../lib/clean-text';
import { minuteIn } from '../../../lib/zone';
import { printTable } from '../../../lib/print-table';
import { useStore, useValue } from '../../../state/react/use-store';
import { affectedTexts as texts } from '../../../texts/affected';
import { formatMoment } from '../../../texts/language/format-moment';
import { initials } from '../../../texts/language/initials';
import { LANGUAGE } from '../../../texts/language/language';
import { Button } from '../../../ui/controls/button';
import type { AffectedPerson } from './affected';
import { AffectedPeople, timeText } from './ask-first';

interface AffectedListProps {
  /** `null` if unknown. */
  people: readonly AffectedPerson[] | null;
  lead: string;
  printedTitle: string;
}

/** The people whom a change affects, with a button that prints them. */
export function AffectedList({ people, lead, printedTitle }: AffectedListProps) {
  if (!people) return <p>{texts.unknown}</p>;
  return (
    people.length > 0 && (
      <>
        <p>{lead}</p>
        <AffectedPeople people={people} />
        <PrintPeople title={printedTitle} people={people} />
      </>
    )
  );
}

/** Prints the people to call; while names are hidden on the screen, the paper has initials only. */
function PrintPeople({ title, people }: { title: string; people: readonly AffectedPerson[] }) {
  const { display, clock } = useStore();
  const isPrivate = useValue(display.isPrivate);
  const print = () =>
    printTable({
      lang: LANGUAGE,
      title,
      note: texts.printedNote(formatMoment(minuteIn(clock.zone.peek(), clock.now()))),
      head: [texts.printed.time, texts.printed.name, texts.printed.phone],
      rows: people.map((person) => [
        timeText(person),
        isPrivate ? initials(person.name) : cleanText(person.name),
        cleanText(person.phone ?? ''),
      ]),
    });
  return (
    <div>
      <Button icon={<Printer size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={print}>
        {texts.print}
      </Button>
    </div>
  );
}
