import type { QuickAction, ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { shellTexts } from '../../texts/shell';
import { lazyPart } from '../../ui/feedback/lazy-part';

const part = 'payouts';

export const payoutScreens: readonly ScreenRoute[] = [
  {
    path: '/vyplaty',
    title: texts.payouts.title,
    access: 'login',
    part,
    link: { section: 'payments', label: texts.payouts.link },
    Screen: lazyPart('payouts', async () => (await import('./payouts')).Payouts),
  },
];

export const payoutActions: readonly QuickAction[] = [
  { popup: 'invoice', label: shellTexts.actions.uploadInvoice, part },
];
