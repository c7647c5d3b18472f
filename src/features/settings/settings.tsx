import { Volume2 } from 'lucide-react';
import { densities, themes } from '../../api/contract/appearance';
import { playChime } from '../../lib/chime';
import { useMay } from '../../state/react/use-may';
import { usePart, useStore } from '../../state/react/use-store';
import { shellTexts } from '../../texts/shell';
import { settingsTexts as texts } from '../../texts/settings';
import { shortcutTexts } from '../../texts/shortcuts';
import { Button } from '../../ui/controls/button';
import { Card } from '../../ui/content/card';
import { css } from '../../ui/style/style';
import { CalendarFeedSection } from '../calendar';
import { ColleaguesSection } from '../colleagues';
import { KioskSection } from '../kiosk';
import { TelevisionSection } from '../television';
import { RadioGroup } from '../../ui/controls/radio-group';
import type { Admin } from '../practice/contract';
import { WAITING_LONG_MINUTES, WAITING_MARK_LIMITS, WAITING_MARK_MINUTES } from '../../constants';
import { rowsClass, AutoSaveScreen } from './auto-save-screen';
import { settingsPart } from './part';
import { StoredRow } from './stored-field';
import { DesktopNoticesSwitch, StoredSwitch, useStoredSetting, StoredNumbers } from './stored-settings';

/** The doctor's settings, stored on the server. */
export function Settings() {
  const { popups } = useStore();
  const { fields } = usePart(settingsPart);
  const mayChangePractice = useMay('practice-settings');
  return (
    <AutoSaveScreen fields={fields} hint={texts.hint} loadFailed={texts.loadFailed}>
      {(admin) => (
        <div className={column}>
          <Card title={texts.notices}>
            <div className={rowsClass}>
              <StoredSwitch
                name="sound"
                label={texts.sound}
                info={texts.soundInfo}
                isOnByDefault
                action={
                  <Button icon={<Volume2 size={18} strokeWidth={1.5} />} onClick={playChime}>
                    {texts.trySound}
                  </Button>
                }
              />
              <DesktopNoticesSwitch />
            </div>
          </Card>
          <Card title={texts.look}>
            <div className={rowsClass}>
              <StoredChoice name="theme" label={texts.theme} values={themes} texts={texts.themes} />
              <StoredChoice name="density" label={texts.density} values={densities} texts={texts.densities} />
            </div>
          </Card>
          <Card title={texts.keyboard}>
            <StoredSwitch
              name="shortcuts"
              label={shortcutTexts.title}
              info={shortcutTexts.info}
              isOnByDefault
              action={
                <Button aria-haspopup="dialog" onClick={() => popups.show('shortcuts', {})}>
                  {shortcutTexts.show}
                </Button>
              }
            />
          </Card>
          <Card title={texts.privacy}>
            <StoredSwitch name="privacy" label={shellTexts.hideNames} info={texts.hideNamesInfo} />
          </Card>
          {mayChangePractice && (
            <>
              {admin.attributes.capabilities.includes('waiting-marks') && <WaitingMarks admin={admin} />}
              {admin.attributes.capabilities.includes('kiosk') && <KioskSection admin={admin} />}
              {admin.attributes.capabilities.includes('display') && <TelevisionSection />}
              {admin.attributes.capabilities.includes('calendar-feed') && <CalendarFeedSection />}
              {admin.attributes.capabilities.includes('colleagues') && <ColleaguesSection />}
            </>
          )}
        </div>
      )}
    </AutoSaveScreen>
  );
}

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  max-width: 685px;
`;

interface StoredChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** The first one is the default. */
  values: readonly [Value, ...Value[]];
  texts: Readonly<Record<Value, string>>;
}

/** An autosaved setting with a few choices. */
function StoredChoice<Value extends string>({ name, label, values, texts }: StoredChoiceProps<Value>) {
  const isChoice = (value: unknown): value is Value => values.some((one) => one === value);
  const read = (stored: unknown) => (isChoice(stored) ? stored : values[0]);
  const { widget, row } = useStoredSetting(name, label, read, isChoice);
  return (
    <StoredRow {...row}>
      <RadioGroup {...widget} data={values.map((value) => ({ value, option: texts[value] }))} />
    </StoredRow>
  );
}

/** The waits from which the waiting room marks a ticket. */
function WaitingMarks({ admin }: { admin: Admin }) {
  return (
    <Card title={texts.waitingRoom}>
      <p className={hint}>{texts.waitingRoomInfo}</p>
      <StoredNumbers
        numbers={[
          { name: 'waiting_mark', usual: WAITING_MARK_MINUTES, ...WAITING_MARK_LIMITS },
          { name: 'waiting_long', usual: WAITING_LONG_MINUTES, ...WAITING_MARK_LIMITS },
        ]}
        labels={texts.waitingMarks}
        settings={admin.attributes.settings}
      />
    </Card>
  );
}

const hint = css`
  color: var(--muted);
`;
