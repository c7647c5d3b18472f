import { Check, X, type LucideIcon } from 'lucide-react';
import type { ReceptAction } from './part';

interface ReceptActionButton {
  action: ReceptAction;
  Icon: LucideIcon;
  variant: 'primary' | 'danger';
}

/** The buttons of a request's detail, in order; their texts are in `receptTexts.actions`. */
export const receptActions: readonly ReceptActionButton[] = [
  { action: 'accept', Icon: Check, variant: 'primary' },
  { action: 'reject', Icon: X, variant: 'danger' },
];
