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
import { KioskDevices } from './kiosk-devices';
import { usePart } from '../../state/react/use-store';
import { kioskPart } from './part';

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
