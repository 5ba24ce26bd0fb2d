import { Controller } from '@nestjs/common';
import { type AnswerOf, dianSubmitterRoutes as routes } from '@rubrica/contracts';
import { InternalRoute, notFound } from '@rubrica/service';

const missing = () => notFound({ en: 'event', es: 'ese evento' });

/** Routes of events of the tenant's own invoices. */
@Controller()
export class InvoiceEventsController {
  @InternalRoute(routes.invoiceEvents)
  ofInvoice(): AnswerOf<typeof routes.invoiceEvents> {
    throw missing();
  }

  @InternalRoute(routes.issueTacitAcceptance)
  acceptTacitly(): AnswerOf<typeof routes.issueTacitAcceptance> {
    throw missing();
  }
}
