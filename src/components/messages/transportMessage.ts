import type { Transport } from '../../domain/errorCodes.ts';
import { t } from '../../messages/messages.ts';

/** The Dutch message of a transport error; a timeout includes its milliseconds (spec 8, generic transport errors). */
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
