import { useStore } from '../../state/react/store-context';
import { officeHoursEditTexts as texts } from '../../texts/office-hours';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { css } from '../../ui/style/style';

/** Says that the record was changed elsewhere; reloading asks before it discards the input. */
export function ChangedNotice({ onReload }: { onReload(): void }) {
  const { popups } = useStore();
  const confirmReload = () =>
    popups.confirm({ title: texts.reloadTitle, description: texts.reloadDescription, onConfirm: onReload });
  return (
    <div className={wrapper}>
      <Notice
        variant="warning"
        role="alert"
        action={
          <Button aria-haspopup="dialog" onClick={confirmReload}>
            {texts.reload}
          </Button>
        }
      >
        {texts.changed}
      </Notice>
    </div>
  );
}

const wrapper = css`
  margin-bottom: 16px;
`;
