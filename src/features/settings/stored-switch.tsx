import type { ReactNode } from 'react';
import { isOn } from '../../state/app-data';
import { usePart, useStore, useValue } from '../../state/react/use-store';
import { Switch } from '../../ui/controls/switch';
import { settingsPart } from './part';
import { StoredRow } from './stored-row';
import { isBoolean, useStoredField } from './use-stored-field';

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
