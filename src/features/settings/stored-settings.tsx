import type { ReactNode } from 'react';
import { isOn } from '../../state/app-data';
import { usePart, useStore, useValue } from '../../state/react/use-store';
import { Switch } from '../../ui/controls/switch';
import { settingsPart } from './part';
import { StoredRow, isBoolean, useStoredField, StoredText } from './stored-field';
import { settingsTexts as texts } from '../../texts/settings';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { between, numeric } from '../../forms/rules/number-rules';
import { required } from '../../forms/rules/rule';
import { css } from '../../ui/style/style';

interface StoredSwitchProps {
  name: string;
  label: string;
  info: string;
  /** The default. */
  isOnByDefault?: boolean;
  action?: ReactNode;
}

/** An autosaved setting with a switch. */
export function StoredSwitch({ name, label, info, isOnByDefault = false, action }: StoredSwitchProps) {
  const { widget, row } = useStoredSetting(name, label, (value) => isOn(value, isOnByDefault), isBoolean);
  return (
    <StoredRow {...row} action={action}>
      <Switch {...widget} info={info} />
    </StoredRow>
  );
}

/** An autosaved setting; `read` converts the stored value. */
export function useStoredSetting<Value>(
  name: string,
  label: string,
  read: (stored: unknown) => Value,
  isValue: (value: unknown) => value is Value,
) {
  const { appData } = useStore();
  const { fields } = usePart(settingsPart);
  const stored = useValue(appData.admin)?.attributes.settings[name];
  return useStoredField({ name, label, isValue, fields, stored: read(stored) });
}

/** Desktop notifications: the setting is the doctor's, the permission is each browser's. */
export function DesktopNoticesSwitch() {
  const { desktopNotices } = useStore();
  const permission = useValue(desktopNotices.permission);
  const label = texts.desktopNotices;
  const { widget, row } = useStoredSetting('desktop_notices', label, (value) => isOn(value), isBoolean);
  const isUnsupported = permission === 'unsupported';

  async function change(isWanted: boolean): Promise<void> {
    // Turned on only with the browser's permission.
    if (!isWanted || (await desktopNotices.ask()) === 'granted') widget.onChange(isWanted);
  }

  return (
    <StoredRow {...row}>
      <Switch
        {...widget}
        value={widget.value && !isUnsupported}
        disabled={isUnsupported}
        info={isUnsupported ? texts.desktopNoticesUnsupported : texts.desktopNoticesInfo}
        onChange={(isWanted) => void change(isWanted)}
      />
      {permission === 'denied' && (
        <Notice variant="warning" role="status">
          {texts.desktopNoticesDenied}
        </Notice>
      )}
      {permission === 'default' && widget.value && (
        <Notice
          variant="info"
          role="status"
          action={<Button onClick={() => void desktopNotices.ask()}>{texts.allowNotices}</Button>}
        >
          {texts.desktopNoticesUndecided}
        </Notice>
      )}
    </StoredRow>
  );
}

interface StoredNumbersProps<Name extends string> {
  /** Each with its minimum, maximum and default. */
  numbers: readonly { name: Name; least: number; most: number; usual: number }[];
  labels: Readonly<Record<Name, string>>;
  /** The doctor's settings, by name. */
  settings: Readonly<Record<string, unknown>>;
}

/** Autosaved settings that are whole numbers. */
export function StoredNumbers<Name extends string>({ numbers, labels, settings }: StoredNumbersProps<Name>) {
  const { fields } = usePart(settingsPart);
  return (
    <div className={columns}>
      {numbers.map(({ name, least, most, usual }) => (
        <StoredText
          key={name}
          fields={fields}
          name={name}
          label={labels[name]}
          stored={stored(settings[name]) ?? String(usual)}
          maxLength={String(most).length}
          rules={[required, numeric, between(least, most)]}
          kind="number"
          required
        />
      ))}
    </div>
  );
}

/** A server may send a text or a number. */
const stored = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 0 var(--gap);
`;
