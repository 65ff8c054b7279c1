import type { eventReports as table } from 'contract/events/event-reports';
import type { Handlers } from '#http/handler.ts';
import { createReportFile, readEventReport } from '#model/events/results/report.ts';

export const eventReports: Handlers<typeof table> = {
  getEventReport: ({ id }) => readEventReport(id),

  downloadEventReport: ({ id }) => createReportFile(id),
};
