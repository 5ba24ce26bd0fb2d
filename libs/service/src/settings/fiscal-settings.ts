import type { FiscalOptions } from '@rubrica/fiscal';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { Setting } from './settings.js';

/**
 * What DIAN's public texts leave open. The gateway checks and adds up drafts by these, the issuer issues by them: both
 * read the same variables, so that a document says what its request was told.
 */
export class FiscalSettings implements FiscalOptions {
  @Setting({
    env: 'PREPAID',
    meaning:
      'whether payments received before reduce PayableAmount: informative or deducted (open in the annex: settle it in habilitación)',
  })
  @IsIn(['informative', 'deducted'])
  prepaid: 'informative' | 'deducted' = 'informative';

  @Setting({
    env: 'OTHER_PAYMENT_MEANS',
    meaning: "DIAN's code for a voucher (49) or an electronic wallet (71), which its list lacks",
  })
  @Matches(/^[0-9A-Z]{1,3}$/)
  otherPaymentMeans = 'ZZZ';

  @Setting({
    env: 'SECRET_OF_04',
    meaning: 'secret in the hash of type 04: technical_key or pin (one source disagrees: settle it in habilitación)',
  })
  @IsIn(['technical_key', 'pin'])
  secretOf04: 'technical_key' | 'pin' = 'technical_key';

  @Setting({
    env: 'AIU_NOTE_PREFIX',
    meaning:
      'what the note of the first line of an AIU document (operation 09) begins with; put in front where the caller has not written it (known from memory alone: settle it in habilitación)',
  })
  @IsString()
  @MaxLength(200)
  aiuNotePrefix = '';
}
