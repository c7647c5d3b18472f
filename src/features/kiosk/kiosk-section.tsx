import { Unplug } from 'lucide-react';
import { useRef } from 'react';
import type { Admin } from '../practice/contract';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { kioskTexts as texts } from '../../texts/settings-sections';
import { Card } from '../../ui/content/card';
import { Loading } from '../../ui/feedback/loading';
import { Notice } from '../../ui/feedback/notice';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { StoredNumbers, StoredSwitch, rowsClass } from '../settings';
import { KioskCodeForm } from './kiosk-code-form';
import { usePart, useStore, useValue } from '../../state/react/use-store';
import { kioskPart } from './part';
import type { KioskDevice } from './contract';
import { formatRelativeTime } from '../../texts/language/relative-time';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';

/** The kiosk of the practice: its switch, its devices and its limits. */
export function KioskSection({ admin }: { admin: Admin }) {
  const kiosk = usePart(kioskPart);
  const resource = useResource(kiosk);
  useReloadWhenStale(kiosk);
  return (
    <Card title={texts.title}>
      <div className={rowsClass}>
        <StoredSwitch name="kiosk" label={texts.receives} info={texts.receivesInfo} isOnByDefault />
        <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={3} />}>
          {({ is_open, devices, limits }) => (
            <>
              <div className={part}>
                <h3>{texts.devices}</h3>
                {is_open && <Notice variant="warning">{texts.open}</Notice>}
                <KioskDevices kiosk={kiosk} devices={devices} />
                <KioskCodeForm kiosk={kiosk} />
              </div>
              <div className={part}>
                <h3>{texts.limits}</h3>
                <p>{texts.limitsInfo}</p>
                <StoredNumbers numbers={limits} labels={texts.limitNames} settings={admin.attributes.settings} />
              </div>
            </>
          )}
        </ResourceView>
      </div>
    </Card>
  );
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 12px;
  & > h3 {
    font-size: 15px;
  }
  & > p {
    color: var(--muted);
  }
`;

interface KioskDevicesProps {
  kiosk: ReturnType<typeof kioskPart>;
  devices: readonly KioskDevice[];
}

/** The paired devices, each of which can be disconnected. */
function KioskDevices({ kiosk, devices }: KioskDevicesProps) {
  const { popups, clock } = useStore();
  const pending = useValue(kiosk.pending);
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));
  const now = clock.now();
  const zone = useZone();
  const relative = (moment: string) => formatRelativeTime(moment, now, zone);

  const confirmRemoval = ({ id, name }: KioskDevice) =>
    popups.confirm({
      title: texts.removeTitle,
      description: texts.removeDescription(name),
      isDangerous: true,
      onConfirm: () => void kiosk.remove(id),
    });

  return (
    <div ref={area} tabIndex={-1} {...focusRestore}>
      {devices.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={list} aria-label={texts.devices}>
          {devices.map((device) => {
            const state = pending.get(device.id)?.state;
            return (
              <li key={device.id}>
                <div className={line}>
                  <span className={nameClass}>
                    <bdi>{device.name}</bdi>
                    <small>{texts.facts(relative(device.paired_at), relative(device.used_at))}</small>
                  </span>
                  <Button
                    data-open
                    icon={<Unplug size={18} strokeWidth={1.5} aria-hidden="true" />}
                    aria-label={texts.removeOf(device.name)}
                    aria-haspopup="dialog"
                    isBusy={state === 'pending'}
                    onClick={() => confirmRemoval(device)}
                  >
                    {texts.remove}
                  </Button>
                </div>
                {state && state !== 'pending' && <ActionFailure>{texts.removeFailure[state]}</ActionFailure>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const list = css`
  display: grid;
  gap: 12px;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const nameClass = css`
  flex: 1 1 220px;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: var(--muted);
    font-size: 14px;
  }
`;
