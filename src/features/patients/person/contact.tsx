import { mailLink, phoneLink } from '../../../lib/contact-links';

/** A telephone number, as a link if it is valid. */
export const Phone = ({ number }: { number: string }) => <Linked text={number} address={phoneLink(number)} />;

/** An e-mail address, as a link if it is valid. */
export const Mail = ({ address }: { address: string }) => <Linked text={address} address={mailLink(address)} />;

const Linked = ({ text, address }: { text: string; address: string | null }) =>
  address === null ? text : <a href={address}>{text}</a>;
