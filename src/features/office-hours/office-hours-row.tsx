import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { OfficeHours } from './contract';
import type { PendingAction } from '../../state/resources/pending-actions';
import { officeHoursListTexts as texts } from '../../texts/office-hours';
import { Button, buttonLinkClass } from '../../ui/controls/button';
import { Badge } from '../../ui/feedback/badge';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { PlainLink } from '../../ui/controls/text-link';
import { daysWithHours } from './days-with-hours';
import { kindOf } from './hours-kind';
import * as style from './office-hours-list.style';
import { officeHoursEditPath } from './paths';
import { patientsPerDay } from './patients-per-day';

interface OfficeHoursRowProps {
  record: OfficeHours;
  pending: PendingAction<'remove'> | null;
  /** Asks before removing the record. */
  onRemove(): void;
  onRetry(): void;
}

/** A record of office hours: type, days, and the estimated number of patients. */
export function OfficeHoursRow({ record, pending, onRemove, onRetry }: OfficeHoursRowProps) {
  const { hours_type, approximate_time_on_patient: minutes, time_schedules } = record;
  const kind = kindOf(hours_type);
  const name = record.hours_name ?? texts.withoutName;
  const estimate = patientsPerDay(record);
  const facts = [
    ...(minutes === null ? [] : [texts.patientTime(minutes)]),
    ...(estimate ? [texts.estimate(estimate.least, estimate.most)] : []),
  ];
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <li className={style.row} aria-busy={pending?.state === 'pending' || undefined}>
      <div className={style.head}>
        <h3 className={style.name}>{name}</h3>
        <Badge variant={kind.variant} Icon={kind.Icon}>
          {kind.text}
        </Badge>
      </div>
      {time_schedules.length > 0 ? (
        <ul className={style.days}>
          {daysWithHours(time_schedules).map(({ days, hours }) => (
            <li key={hours}>
              <span>{days}</span> <span className={style.hours}>{hours}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={style.facts}>{texts.withoutRows}</p>
      )}
      {facts.length > 0 && (
        <div className={style.facts}>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      )}
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={removeButton} onRetry={onRetry}>
          {texts.removeFailure[pending.state]}
        </ActionFailure>
      )}
      <div className={style.actions}>
        <PlainLink
          to={officeHoursEditPath(record.id)}
          className={buttonLinkClass}
          aria-label={texts.of(texts.edit, name)}
          data-open
        >
          <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.edit}
        </PlainLink>
        <Button
          ref={removeButton}
          icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.of(texts.remove, name)}
          isBusy={pending?.state === 'pending'}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
