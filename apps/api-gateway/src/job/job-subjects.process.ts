import { Injectable } from '@nestjs/common';
import type { JobAction } from './job.js';
import { JobDeliveries } from './job-deliveries.process.js';
import { JobDocuments } from './job-documents.process.js';
import type { JobSubject } from './job-subject.js';

/** What each action acts on. */
@Injectable()
export class JobSubjects {
  constructor(
    private readonly documents: JobDocuments,
    private readonly deliveries: JobDeliveries,
  ) {}

  of(action: JobAction): JobSubject {
    return action === 'redrive' ? this.deliveries : this.documents;
  }
}
