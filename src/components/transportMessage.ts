import type { Transport } from '../domain/errorCodes.ts';
import { t } from '../messages/messages.ts';

/** Why no answer came, in Dutch; a time-out names its milliseconds (spec 8, generic transport errors). */
export function transportMessage(transport: Transport): string {
  switch (transport.kind) {
    case 'aborted':
      return t('transport.aborted');
    case 'network':
      return t('transport.network');
    case 'timeout':
      return t('transport.timeout', { ms: transport.ms });
  }
}
