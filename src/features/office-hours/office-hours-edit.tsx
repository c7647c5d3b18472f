import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { OfficeHours } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useFresh } from '../../state/react/use-fresh';
import { useValue } from '../../state/react/use-value';
import { failureText } from '../../texts/failures';
import { officeHoursEditTexts as texts, officeHoursListTexts } from '../../texts/office-hours';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { Notice } from '../../ui/feedback/notice';
import { PageHeader } from '../../ui/content/page-header';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { css } from '../../ui/style/style';
import { TextLink } from '../../ui/controls/text-link';
import { OfficeHoursEditForm } from './office-hours-edit-form';

interface OfficeHoursEditProps {
  id: string;
  listPath: string;
  /** Something was changed and is not saved. */
  isDirty: boolean;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  onDone(): void;
}

/** One record that is changed. What is typed stays, whatever becomes of the record meanwhile. */
export function OfficeHoursEdit({ id, listPath, isDirty, onDirty, onCancel, onDone }: OfficeHoursEditProps) {
  const { officeHours } = useStore();
  useFresh(officeHours);
  const list = useValue(officeHours.data);
  const failure = useValue(officeHours.failure);
  const isLoading = useValue(officeHours.isLoading);
  const loadedAt = useValue(officeHours.loadedAt);
  const record = list?.find((one) => String(one.id) === id) ?? null;
  const [begun, begin] = useBegun(record, isDirty);
  const isGone = list !== null && !record;
  const name = begun?.record.hours_name ?? officeHoursListTexts.withoutName;

  return (
    <div className={screen}>
      <div>
        <TextLink to={listPath} icon={<ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.toList}
        </TextLink>
      </div>
      {!list && !failure && <Loading rows={5} />}
      {!list && failure && (
        <Failed
          title={officeHoursListTexts.loadFailed}
          hint={failureText(failure.kind, failure.retryAfterSeconds)}
          isRetrying={isLoading}
          onRetry={officeHours.reload}
        />
      )}
      {list && failure && <StaleNotice loadedAt={loadedAt} isRetrying={isLoading} onRetry={officeHours.reload} />}
      {isGone && !(begun && isDirty) && (
        <div role="status">
          <Message emoji={emoji.hushed} title={begun ? texts.gone : texts.notFound}>
            {!begun && <p>{texts.notFoundHint}</p>}
          </Message>
        </div>
      )}
      {begun && (!isGone || isDirty) && (
        <section className={card}>
          <PageHeader title={name} />
          {isGone && (
            <div className={notice}>
              <Notice variant="warning" role="alert">
                {texts.gone} {texts.goneHint}
              </Notice>
            </div>
          )}
          <OfficeHoursEditForm
            key={begun.version}
            record={begun.record}
            newest={record}
            onReload={begin}
            {...{ isGone, onDirty, onCancel, onDone }}
          />
        </section>
      )}
    </div>
  );
}

/** The record as the form began with it: as it is now for as long as nothing was changed in the form, or once that is wanted. */
function useBegun(record: OfficeHours | null, isDirty: boolean) {
  const [begun, setBegun] = useState<{ record: OfficeHours; version: number } | null>(null);
  const begin = (next: OfficeHours) => setBegun({ record: next, version: (begun?.version ?? 0) + 1 });
  if (record && record !== begun?.record && !isDirty) begin(record);
  return [begun, begin] as const;
}

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 685px;
  margin: 0 auto;
`;

const card = css`
  padding: clamp(16px, 4%, 28px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

const notice = css`
  margin-bottom: 16px;
`;
