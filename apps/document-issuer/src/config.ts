import { Setting } from '@rubrica/service';
import type { FiscalOptions } from '@rubrica/fiscal';
import { IsIn, IsString, Length } from 'class-validator';

/** Settings of document-issuer; among them what DIAN's public texts leave open. */
export class DocumentIssuerSettings implements FiscalOptions {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @IsString()
  databaseUrl = '';

  @Setting({ env: 'SERVICE_KEY', meaning: 'encrypts technical keys and software PINs at rest', unit: '32 bytes in base64', secret: true })
  @Length(44, 44)
  serviceKey = '';

  @Setting({ env: 'PREPAID', meaning: 'whether payments received before reduce PayableAmount (open in the annex: settle it in habilitación)' })
  @IsIn(['informative', 'deducted'])
  prepaid: 'informative' | 'deducted' = 'informative';

  @Setting({ env: 'OTHER_PAYMENT_MEANS', meaning: "DIAN's code for a voucher (49) or an electronic wallet (71), which its list lacks" })
  @IsString()
  otherPaymentMeans = 'ZZZ';

  @Setting({ env: 'SECRET_OF_04', meaning: 'secret in the hash of type 04 (one source disagrees: settle it in habilitación)' })
  @IsIn(['technical_key', 'pin'])
  secretOf04: 'technical_key' | 'pin' = 'technical_key';

  @Setting({ env: 'SOFTWARE_MAKER_NAME', meaning: 'maker of the software, printed on the graphic representation' })
  @IsString()
  softwareMakerName = 'Rubrica';

  @Setting({ env: 'SOFTWARE_MAKER_NIT', meaning: 'NIT of the maker of the software, printed there too; empty: not printed' })
  @IsString()
  softwareMakerNit = '';

  @Setting({ env: 'SOFTWARE_NAME', meaning: 'name of the software, printed on the graphic representation' })
  @IsString()
  softwareName = 'Rubrica';
}
