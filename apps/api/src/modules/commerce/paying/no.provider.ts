import { Injectable } from '@nestjs/common';
import { Refusal } from '@lyceum/kernel';
import { commerceText } from '../commerce.texts.ts';
import { CommerceProvider } from './provider.ts';

const none = (): never => {
  throw new Refusal('conflict', commerceText('provider.none'));
};

/** Provider for a community without payments. Members cannot buy, and a running purchase ends with its period. */
@Injectable()
export class NoProvider extends CommerceProvider {
  readonly name = 'none';
  checkout = () => Promise.resolve().then(none);
  details = () => Promise.resolve().then(none);
  charge = () => Promise.resolve().then(none);
  refund = () => Promise.resolve().then(none);
  payment = () => Promise.resolve(null);
  refundStatus = () => Promise.resolve(null);
  read = () => Promise.resolve(null);
}
