import { ApiError } from 'contract/errors';
import type { money as table } from 'contract/money/money';
import { reportFileName } from 'contract/rules/money/forecast';
import type { Handlers } from '#http/handler.ts';
import { readAnnualReport } from '#model/admin/annual-report.ts';
import { listEndingMemberships, toEndingRow } from '#model/admin/ending-memberships.ts';
import { exportMoney } from '#model/admin/export-money.ts';
import { readBalances, readMoneyOverview } from '#model/admin/money-overview.ts';
import { listOpenBills } from '#model/admin/open-bills.ts';
import { reportSheet } from '#model/admin/report-sections.ts';
import { actorOf } from '#model/base/actors.ts';

export const money: Handlers<typeof table> = {
  getMoneyOverview: readMoneyOverview,

  getBalances: readBalances,

  listOpenBills,

  async listEndingMemberships(page) {
    const { entries, ...paging } = await listEndingMemberships(page);
    return { data: entries.map(toEndingRow), ...paging };
  },

  exportMoney: ({ file }, { user }) => exportMoney(file, actorOf(user)),

  async getAnnualReport({ year, format }) {
    const report = await readAnnualReport(Number(year));
    if (report === undefined) throw new ApiError('not-found');
    const fileName = reportFileName(year, format);
    if (format === 'csv') {
      const bytes = Buffer.from(reportSheet(report), 'utf8');
      return { contentType: 'text/csv; charset=utf-8', bytes, fileName };
    }
    const { annualReportPdf } = await import('#model/admin/annual-report-pdf.ts');
    return { contentType: 'application/pdf', bytes: await annualReportPdf(report), fileName };
  },
};
