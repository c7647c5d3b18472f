import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { televisionTexts as texts } from '../../texts/television';
import { Card } from '../../ui/content/card';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { StoredSwitch, rowsClass } from '../settings';
import { TelevisionAddress } from './television-address';
import { usePart } from '../../state/react/use-store';
import { televisionPart } from './part';

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
