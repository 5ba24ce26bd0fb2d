import { Controller, Get, Header } from '@nestjs/common';
import { MetricsPage } from './metrics.js';

@Controller()
export class MetricsController {
  constructor(private readonly page: MetricsPage) {}

  @Get('metrics')
  @Header('content-type', MetricsPage.CONTENT_TYPE)
  metrics(): Promise<string> {
    return this.page.text();
  }
}
