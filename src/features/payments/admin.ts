import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';

export const paymentScreens: readonly ScreenRoute[] = [
  {
    path: '/transakcie',
    title: texts.transactions.title,
    access: 'login',
    part: 'payments',
    link: { section: 'payments', label: texts.transactions.link },
    Screen: lazyPart('transactions', async () => (await import('./transactions')).Transactions),
  },
];
