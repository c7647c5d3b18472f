import { useStore, useValue } from '../../../state/react/use-store';
import { daysBetween, dayIn } from '../../../lib/zone';
import { commonTexts } from '../../../texts/common';
import { formatBirthDate } from '../../../texts/language/birth-date';
import { formatMoment } from '../../../texts/language/format-moment';
import { daysAgo, patientHistoryTexts as texts } from '../../../texts/patient-history';
import { Notice } from '../../../ui/feedback/notice';
import { Item, Items } from '../../../ui/lists/items';
import { useZone } from '../../../ui/content/practice-time';
import { Sensitive } from '../../../ui/content/personal';
import type { HistorySummary } from '../history.contract';
import { Phone } from '../person/person-facts';

interface HistoryHeadProps {
  summary: HistorySummary;
  /** The kinds of entries that this login is granted. */
  kinds: readonly string[];
  /** The sources that failed. */
  gaps: readonly string[];
  /** Whether age, insurance, telephone and warning are already shown beside the head. */
  isKnown: boolean;
}

/** The head of a history, which tells at a glance who the patient is: a warning, and the key facts of earlier visits. */
export function HistoryHead({ summary, kinds, gaps, isKnown }: HistoryHeadProps) {
  const today = useValue(useStore().clock.today);
  const zone = useZone();
  const { warning, birth_date, insurance_title, phone, last_visit_at } = summary;
  const lastAt = Date.parse(last_visit_at ?? '');
  const lastDay = Number.isNaN(lastAt) ? null : dayIn(zone, lastAt);
  /** „Nevieme“ if the source failed: a failed source does not mean that there are no entries. */
  const unlessFailed = (source: string, text: string) => (gaps.includes(source) ? texts.unknown : text);
  return (
    <>
      {warning && !isKnown && (
        <Notice variant="warning">
          <Sensitive>{warning}</Sensitive>
        </Notice>
      )}
      <Items>
        {!isKnown && (
          <>
            <Item name={texts.age}>{birth_date ? formatBirthDate(birth_date, today) : commonTexts.notGiven}</Item>
            <Item name={texts.insurance}>{insurance_title ?? commonTexts.notGiven}</Item>
            <Item name={texts.phone}>{phone ? <Phone number={phone} /> : commonTexts.notGiven}</Item>
          </>
        )}
        <Item name={texts.today} isWide>
          {unlessFailed('visit', summary.today ? (summary.today.note ?? summary.today.title) : texts.notToday)}
        </Item>
        <Item name={texts.lastVisit}>
          {unlessFailed(
            'visit',
            lastDay === null ? texts.firstVisit : `${formatMoment(lastDay)} (${daysAgo(daysBetween(today, lastDay))})`,
          )}
        </Item>
        <Item name={texts.missed}>
          {unlessFailed(
            'visit',
            texts.missedOf(summary.missed_of_year, summary.missed_of_year + summary.visits_of_year),
          )}
        </Item>
        <Item name={texts.prescriptions}>
          {unlessFailed(
            'prescription',
            summary.open_prescriptions === 0 ? texts.nothing : String(summary.open_prescriptions),
          )}
        </Item>
        {kinds.includes('payment') && (
          <Item name={texts.unpaid}>
            {unlessFailed(
              'payment',
              summary.unpaid ? (summary.unpaid_formated ?? String(summary.unpaid)) : texts.nothing,
            )}
          </Item>
        )}
      </Items>
    </>
  );
}
