import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useStore, useValue } from '../../state/react/use-store';
import { doctorStatusTexts as texts } from '../../texts/doctor-status';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/content/card';
import { css } from '../../ui/style/style';
import { DoctorAvatar } from './doctor-avatar';

/** The public state, with a button to change it. */
export function DoctorSummary() {
  const { appData, popups } = useStore();
  useReloadWhenStale(appData);
  const isKnown = useValue(appData.admin) !== null;
  if (!isKnown) return null;
  return (
    <Card title={texts.summary}>
      <div className={line}>
        <DoctorAvatar />
        <Button aria-haspopup="dialog" onClick={() => popups.show('doctor-state', {})}>
          {texts.title}
        </Button>
      </div>
    </Card>
  );
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
