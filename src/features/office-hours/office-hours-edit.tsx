import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { OfficeHours } from './contract';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { officeHoursEditTexts as texts, officeHoursListTexts } from '../../texts/office-hours';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { Notice } from '../../ui/feedback/notice';
import { PageHeader } from '../../ui/content/page-header';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { TextLink } from '../../ui/controls/text-link';
import { OfficeHoursEditForm } from './office-hours-edit-form';
import { usePart } from '../../state/react/use-part';
import { officeHoursPart } from './part';

interface OfficeHoursEditProps {
  id: string;
  listPath: string;
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  onDirty(isDirty: boolean): void;
  onCancel(): void;
  onDone(): void;
}

/** The edit screen of a record. Keeps the input when the record is changed or removed elsewhere. */
export function OfficeHoursEdit({ id, listPath, isDirty, onDirty, onCancel, onDone }: OfficeHoursEditProps) {
  const officeHours = usePart(officeHoursPart);
  useReloadWhenStale(officeHours);
  const resource = useResource(officeHours);
  const list = resource.data;
  const record = list?.find((one) => String(one.id) === id) ?? null;
  const [edited, startEditing] = useEdited(record, isDirty);
  const isRemoved = list !== null && !record;
  const name = edited?.record.hours_name ?? officeHoursListTexts.withoutName;

  return (
    <div className={screen}>
      <div>
        <TextLink to={listPath} icon={<ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.toList}
        </TextLink>
      </div>
      <ResourceView resource={resource} failedTitle={officeHoursListTexts.loadFailed} skeleton={<Loading rows={5} />}>
        {() => (
          <>
            {isRemoved && !(edited && isDirty) && (
              <div role="status">
                <Message emoji={emoji.hushed} title={edited ? texts.gone : texts.notFound}>
                  {!edited && <p>{texts.notFoundHint}</p>}
                </Message>
              </div>
            )}
            {edited && (!isRemoved || isDirty) && (
              <section className={card}>
                <PageHeader title={name} />
                {isRemoved && (
                  <div className={notice}>
                    <Notice variant="warning" role="alert">
                      {texts.gone} {texts.goneHint}
                    </Notice>
                  </div>
                )}
                <OfficeHoursEditForm
                  key={edited.version}
                  record={edited.record}
                  newest={record}
                  onReload={startEditing}
                  isRemoved={isRemoved}
                  onDirty={onDirty}
                  onCancel={onCancel}
                  onDone={onDone}
                />
              </section>
            )}
          </>
        )}
      </ResourceView>
    </div>
  );
}

/** The record that the form started with: follows the stored one while the form is unchanged, or on demand. */
function useEdited(record: OfficeHours | null, isDirty: boolean) {
  const [current, setCurrent] = useState<{ record: OfficeHours; version: number } | null>(null);
  const startEditing = (next: OfficeHours) => setCurrent({ record: next, version: (current?.version ?? 0) + 1 });
  if (record && record !== current?.record && !isDirty) startEditing(record);
  return [current, startEditing] as const;
}

const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 800px;
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
