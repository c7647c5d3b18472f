import { ChevronDown, ChevronUp } from 'lucide-react';
import { RequireLogin } from '../features/auth/require-login';
import { HotPanel } from '../features/waiting-room/hot-panel';
import { waitingRoomTexts } from '../texts/waiting-room';
import { IconButton } from '../ui/controls/icon-button';
import { hotPanelAttributes } from './attributes';
import { OrdinaciaElement } from './ordinacia-element';
import { withAttributes } from './reflecting-element';
import type { HotPanelProperties } from './types.generated';

/** The narrow panel: counter, list, ticket; collapses to a bar. */
export class OrdinaciaHotPanelElement extends withAttributes<typeof OrdinaciaElement, HotPanelProperties>(
  OrdinaciaElement,
  hotPanelAttributes,
) {
  /** Opens it. Set to a boolean, as frameworks set an attribute's property, it is the same as `isOpen`. */
  get open(): () => void {
    return this.#open;
  }
  set open(value: boolean | 'true' | 'false' | null | undefined | (() => void)) {
    if (typeof value !== 'function') this.isOpen = value;
  }
  readonly #open = () => {
    this.isOpen = true;
  };

  /** Collapses it to a bar. */
  close(): void {
    this.isOpen = false;
  }

  /** Opens or collapses it. */
  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  protected override handleAttributeChange(name: string, before: string | null, after: string | null): void {
    // Attributes that are set while the element is created or upgraded are no changes.
    if (name !== 'open' || !this.isShown || isOpen.parse(before) === isOpen.parse(after)) return;
    this.emit('panel-toggle', { open: this.isOpen });
  }

  protected override renderContent() {
    const Icon = this.isOpen ? ChevronUp : ChevronDown;
    return (
      <RequireLogin>
        <HotPanel
          isOpen={this.isOpen}
          action={
            <IconButton
              label={this.isOpen ? waitingRoomTexts.collapse : waitingRoomTexts.expand}
              icon={<Icon size={20} strokeWidth={1.5} />}
              aria-expanded={this.isOpen}
              onClick={() => this.toggle()}
            />
          }
        />
      </RequireLogin>
    );
  }
}

const { isOpen } = hotPanelAttributes;
