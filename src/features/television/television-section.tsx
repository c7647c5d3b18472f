import { ExternalLink, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { televisionTexts as texts } from '../../texts/television';
import { Card } from '../../ui/content/card';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { StoredSwitch, rowsClass } from '../settings';
import { usePart, useStore, useValue } from '../../state/react/use-store';
import { televisionPart } from './part';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../../ui/controls/copy-button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { css } from '../../ui/style/style';

/** The settings of the television in the waiting room: on or off, voice, address. */
export function TelevisionSection() {
  const television = usePart(televisionPart);
  const resource = useResource(television);
  useReloadWhenStale(television);
  return (
    <Card title={texts.title}>
      <div className={rowsClass}>
        <StoredSwitch name="display" label={texts.isOn} info={texts.isOnInfo} />
        <StoredSwitch name="display_voice" label={texts.voice} info={texts.voiceInfo} />
        <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={2} />}>
          {({ key }) => <TelevisionAddress television={television} displayKey={key} />}
        </ResourceView>
      </div>
    </Card>
  );
}

interface TelevisionAddressProps {
  television: ReturnType<typeof televisionPart>;
  displayKey: string;
}

/** The address that a television opens, and its renewal in case it has leaked. */
function TelevisionAddress({ television, displayKey }: TelevisionAddressProps) {
  const { apiBase, popups } = useStore();
  const isRenewing = useValue(television.renewal.running) !== null;
  const failure = useValue(television.renewal.failed);
  const id = useId();
  const address = `${apiBase}/display/${displayKey}`;
  const confirmRenewal = () =>
    popups.confirm({
      title: texts.renewTitle,
      description: texts.renewDescription,
      onConfirm: () => void television.renew(),
    });
  return (
    <section className={section} aria-labelledby={id}>
      <h3 id={id}>{texts.address}</h3>
      <p className={addressClass}>{address}</p>
      <p className={keyClass}>
        {texts.key} <b>{inGroups(displayKey)}</b>
      </p>
      <p className={hint}>{texts.addressInfo(`${apiBase}/display`)}</p>
      <div className={buttons}>
        <CopyButton text={address} label={texts.copy} isLabelled copied={texts.copied} failed={texts.copyFailed} />
        <a className={link} href={address} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.open}
        </a>
        <Button
          icon={<RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          isBusy={isRenewing}
          onClick={confirmRenewal}
        >
          {texts.renew}
        </Button>
      </div>
      {failure && (
        <ActionFailure failure={failure}>{failure.isUnknown ? texts.renewUnknown : texts.renewFailed}</ActionFailure>
      )}
    </section>
  );
}

/** In groups of four, for typing with a remote control. */
const inGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 12px;
  & > h3 {
    font-size: 15px;
  }
`;

const addressClass = css`
  overflow-wrap: anywhere;
  user-select: all;
`;

const keyClass = css`
  color: var(--muted);
  & > b {
    color: var(--text);
    font-family: ui-monospace, monospace;
    letter-spacing: 0.06em;
  }
`;

const hint = css`
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
`;
