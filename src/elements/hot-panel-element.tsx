import { ChevronDown, ChevronUp } from 'lucide-react';
import { COLLAPSED_LEAST_PX, HOT_PANEL_LEAST_PX } from '../constants';
import { RequireLogin } from '../features/login/require-login';
import { InOffice } from '../features/tickets/history/in-office';
import { HotPanel } from '../features/tickets/room/hot-panel';
import { Region } from '../frame/boundary';
import { waitingRoomTexts } from '../texts/waiting-room';
import { IconButton } from '../ui/controls/icon-button';
import { css } from '../ui/style/style';
import { hotPanelAttributes } from './attributes';
import { OrdinaciaElement } from './ordinacia-element';
import { withAttributes } from './reflecting-element';
import type { HotPanelProperties } from './types.generated';

/** The narrow panel: counter, list, ticket; collapses to a bar. */
export class OrdinaciaHotPanelElement extends withAttributes<typeof OrdinaciaElement, HotPanelProperties>(
  OrdinaciaElement,
  hotPanelAttributes,
) {
  /** Opens the panel. Setting it to a boolean, as frameworks do for the attribute, sets `isOpen`. */
  get open(): () => void {
    return this.#open;
  }
  set open(value: boolean | 'true' | 'false' | null | undefined | (() => void)) {
    if (typeof value !== 'function') this.isOpen = value;
  }
  readonly #open = () => {
    this.isOpen = true;
  };

  /** Collapses the panel to a bar. */
  close(): void {
    this.isOpen = false;
  }

  /** Opens or collapses the panel. */
  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  /** @internal */
  protected override handleAttributeChange(name: string, before: string | null, after: string | null): void {
    // Attributes set while the element is created or upgraded do not count as changes.
    if (name !== 'open' || !this.isShown || isOpen.parse(before) === isOpen.parse(after)) return;
    this.emit('panel-toggle', { open: this.isOpen });
  }

  /** @internal */
  protected override get leastHeight() {
    return this.isOpen ? HOT_PANEL_LEAST_PX : COLLAPSED_LEAST_PX;
  }

  /** @internal */
  protected override renderContent() {
    const Icon = this.isOpen ? ChevronUp : ChevronDown;
    return (
      <RequireLogin>
        <div className={office}>
          <Region>
            <InOffice />
          </Region>
        </div>
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

const office = css`
  padding: 12px 16px 0;
  &:empty {
    display: none;
  }
`;

const { isOpen } = hotPanelAttributes;
