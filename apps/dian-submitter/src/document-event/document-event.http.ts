import { Controller } from '@nestjs/common';
import { type AnswerOf, dianSubmitterRoutes as routes } from '@rubrica/contracts';
import { InternalRoute, notFound } from '@rubrica/service';

const missing = () => notFound({ en: 'event', es: 'ese evento' });

/** Routes of events of invoices, called by the gateway for a tenant. */
@Controller()
export class DocumentEventController {
  @InternalRoute(routes.issueDocumentEvents)
  issue(): AnswerOf<typeof routes.issueDocumentEvents> {
    throw missing();
  }

  @InternalRoute(routes.listDocumentEvents)
  list(): AnswerOf<typeof routes.listDocumentEvents> {
    throw missing();
  }

  @InternalRoute(routes.getDocumentEvent)
  get(): AnswerOf<typeof routes.getDocumentEvent> {
    throw missing();
  }

  @InternalRoute(routes.documentEventXml)
  xml(): AnswerOf<typeof routes.documentEventXml> {
    throw missing();
  }

  @InternalRoute(routes.documentEventApplicationResponse)
  applicationResponse(): AnswerOf<typeof routes.documentEventApplicationResponse> {
    throw missing();
  }

  @InternalRoute(routes.invoiceEvents)
  ofInvoice(): AnswerOf<typeof routes.invoiceEvents> {
    throw missing();
  }

  @InternalRoute(routes.issueTacitAcceptance)
  acceptTacitly(): AnswerOf<typeof routes.issueTacitAcceptance> {
    throw missing();
  }
}
