import { FileText } from 'lucide-react';
import { usePart, useValue } from '../../state/react/use-store';
import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { shellTexts } from '../../texts/shell';
import { CountBadge } from '../../ui/feedback/count-badge';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { hiddenClass } from '../../ui/style/theme';
import { prescriptionsPart } from './part';
import { receptQuery, receptsPath } from './paths';

export const prescriptionScreens: readonly ScreenRoute[] = [
  {
    path: receptsPath,
    title: texts.recepts.title,
    access: 'login',
    link: { section: 'practice', label: texts.recepts.link, Icon: FileText, Badge: PendingBadge },
    openQuery: receptQuery,
    Screen: lazyPart('recepts', async () => (await import('./recepts')).Recepts),
  },
];

/** Counts the pending prescriptions. */
function PendingBadge() {
  const count = useValue(usePart(prescriptionsPart).pendingCount) ?? 0;
  return (
    <>
      <CountBadge count={count} />
      {count > 0 && <span className={hiddenClass}>{shellTexts.pendingRecepts(count)}</span>}
    </>
  );
}
