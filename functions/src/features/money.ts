import { ApiError } from 'contract/errors';
import type { money as table } from 'contract/money';
import { reportFileName } from 'contract/rules/money/outlook';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readAnnualReport } from '#model/office/annual-report.ts';
import { reportSheet } from '#model/office/annual-report-sheet.ts';
import { endingRowOf, listEnding } from '#model/office/ending-memberships.ts';
import { exportMoney } from '#model/office/money-files.ts';
import { readMoneyOverview } from '#model/office/money-overview.ts';
import { listOpenBills } from '#model/office/open-bills.ts';

export const money: Handlers<typeof table> = {
  async getMoneyOverview() {
    return readMoneyOverview();
  },

  async listOpenBills(page) {
    return listOpenBills(page);
  },

  async listEndingMemberships(page) {
    const { entries, ...place } = await listEnding(page);
    return { data: entries.map(endingRowOf), ...place };
  },

  async exportMoney({ file }, { user }) {
    return exportMoney(file, actorOf(user));
  },

  async getAnnualReport({ year, format }) {
    const report = await readAnnualReport(Number(year));
    if (report === undefined) throw new ApiError('not-found');
    const fileName = reportFileName(year, format);
    if (format === 'csv') {
      const bytes = Buffer.from(reportSheet(report), 'utf8');
      return { contentType: 'text/csv; charset=utf-8', bytes, fileName };
    }
    const { annualReportPdf } = await import('#model/office/annual-report-pdf.ts');
    return { contentType: 'application/pdf', bytes: await annualReportPdf(report), fileName };
  },
};
