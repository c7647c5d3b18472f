import { isOn } from '../../state/app-data';
import { useStore, useValue } from '../../state/react/use-store';
import { settingsTexts as texts } from '../../texts/settings';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { Switch } from '../../ui/controls/switch';
import { StoredRow } from './stored-row';
import { useStoredSetting } from './stored-switch';
import { isBoolean } from './use-stored-field';

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
