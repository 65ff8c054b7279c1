import type { StatementFile } from '../../../contract/rules/money/statements/statement.ts';

/** Files as banks write them, with fictional people and the peculiarities of each layout. */

/** Account of all sample files, and the day on which they are parsed. */
export const sampleSettings = {
  account: '1234567890',
  today: '2026-11-22',
  fileName: '1234567890.csv',
} as const;

/** Dates without years across New Year, apostrophes, a pending line, the first format of totals. */
export const bcaPersonalSample = `Informasi Rekening - Mutasi Rekening
No. rekening : 1234567890
Nama : PERKUMPULAN CONTOH
Periode : 15/12/2025 - 14/01/2026
Kode Mata Uang : IDR

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'29/12,"TRSF E-BANKING CR 2912/FTSCY/WS95221       149877.00SITI AMINAH",'0000,"149,877.00",CR,"10,149,877.00"
'31/12,'BIAYA ADM,'0000,"15,000.00",DB,"10,134,877.00"
'02/01,"BI-FAST CR TRANSFER DR 002 KADEK AYU HAPSARI",'0998,"149,641.00",CR,"10,284,518.00"
'02/01,"BI-FAST CR TRANSFER DR 002 KADEK AYU HAPSARI",'0998,"149,641.00",CR,"10,434,159.00"
PEND,'KR OTOMATIS LLG-ANTAR BANK PT MAJU CONTOH,'0998,"1,899,123.00",CR,
Saldo Awal,:,"10,000,000.00"
Mutasi Kredit,:,"2,348,282.00",4
Mutasi Debet,:,"15,000.00",1
Saldo Akhir,:,"12,333,282.00"
`;

/** The sign is in the amount cell, narratives are padded, and totals have their second format. */
export const bcaBusinessSample = `No. rekening,=,'1234567890
Nama,=,'PERKUMPULAN CONTOH
Periode,=,'01/07/2026 - 31/07/2026
Kode Mata Uang,=,'Rp

Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
"01/07","TRSF E-BANKING DB 0107/FTSCY/WS95051 125501327.00 fk.8373 tg.30/05/26 CONTOH FOOD  ","0032","125,501,327.00 DB","1,285,083,646.34"
"15/07/2026","SETORAN TUNAI                                ","0032","150,000.00 CR","1,285,233,646.34"
"Saldo Awal : 1,410,584,973.34"
"Mutasi Kredit : 150,000.00"
"Mutasi Debet : 125,501,327.00"
"Saldo Akhir : 1,285,233,646.34"
`;

/** Semicolons, Indonesian and English months, and the payer's bank next to the remark. */
export const mandiriKopraSample = `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
1234567890;IDR;03 Agustus 2026 11:27:10;HONOR PENULIS (CONTOH)                     ;MCM InhouseTrf KE DEWI LARASATI;0.00;750000.00;13838932.64
1234567890;IDR;07 August 2026 10:16:54;UNIVERSITAS CONTOH NUSANTARA;Trf Inw CN BANK CENTRAL ASIA;1899321.00;0.00;15738253.64
1234567890;IDR;12 Mei 2026 08:00:01;20260512BMRIIDJA010O9931008352;BAMBANG;150000;;15888253.64
`;

/** Two columns with one title, amounts without a digit before the point, a continued narrative. */
export const mandiriInternetSample = `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
1234567890,01/01/26,01/01/26,6902,"DR 0000029511812 KR 1234567890 ","71831136319/BUDI PRATAMA/IURAN        ",,".00","149,802.00"
1234567890,22/01/26,22/01/26,7820,"MCM InhouseTrf  DARI YAYASAN CONTOH
 Transfer Fee            4021533983470679","G075070944 2201", WLST1e621e894f708e,".00","1,899,700.00"
,,,,"PEMBAYARAN IURAN INSTITUSI",,,,
1234567890,23/01/26,23/01/26,6902,"BIAYA TRANSFER",,,"2,500.00",".00"
`;

/** The account number is the file name, and each row ends in a comma. */
export const bniSample = `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,
01/05/26 10:00,01/05/26,001,ABC001,SETORAN TUNAI,,300000.00,
02/05/26 12.30.15,02/05/26,001,ABC002,"TRANSFER DARI | RINA, CONTOH",".00","149,555.00",
03/05/26 07:15,03/05/26,001,ABC003,TARIK TUNAI,"125,000.00",,
`;

/** The time without leading zeros, a balance before and after each line, semicolons in a narrative. */
export const briSample = `ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER,KODE_TRAN,KODE_TRAN_TELLER,TRREMK,TLBDS1,TLBDS2,REMARK_CUSTOM
"1","1234567890","2026-08-02","2026-08-02","3153","143801","NBMB GUSTI CONTOH TO PERKUMPULAN;WS_OB;168770158106;","5000000.00","0.00","149123.00","5149123.00","Cr","8888079","4","6670","","","",""
"2","1234567890","2026-08-03 23:44:44","2026-08-03 23:44:44","234444","143802","BIAYA ADMIN","5149123.00","6500.00","0.00","5142623.00","Db","8888079","4","6670","","","",""
`;

/** The short export: the account is in a metadata row, with semicolons. */
export const briShortSample = `NOREK;1234567890
TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI
2026-08-02;TRANSFER DARI PT UJI CONTOH;0.00;1899000.00;15000000.00
2026-08-05;BELANJA ATK;250000.00;0.00;14750000.00
`;

/** A workbook as a table: values shifted from their titles, serial numbers, and page headers. */
export const bniDirectSample = `Account Statement;;;;;;;;;;;
Account No.;;:;;1234567890 / IDR;;;Period;;:;01-Sep-2026 - 30-Sep-2026;
;;;;;;;;;;;
Posting Date;;Effective Date;Branch;Journal;;Transaction Description;;Amount;DB/CR;;Balance
46266.4;;;46266;0987;123456;;TRF DARI CONTOH ABADI;;1.899.111,00;K;6.899.111,00
;46267.47;46267;;0987;123457;BIAYA;;15.000,00;;D;6.884.111,00
Page 2 of 2;;;;;;;;;;;
Account Statement;;;;;;;;;;;
Account No.;;:;;1234567890 / IDR;;;Period;;:;01-Sep-2026 - 30-Sep-2026;
Posting Date;;Effective Date;Branch;Journal;;Transaction Description;;Amount;DB/CR;;Balance
46275.5;;46275;0987;;123458;SETORAN TUNAI;;150.000,00;K;;7.034.111,00
Ending Balance;;;;;;;;;;;7.034.111,00
`;

/** Several messages across New Year, one of them with a single line, with and without SWIFT blocks. */
export const mt940Sample = `{1:F01BMRIIDJAXXXX0000000000}{2:I940CONTOHXXXXN}{4:
:20:20251231
:25:1234567890
:28C:1/1
:60F:C251230IDR3152600,00
:61:2512311231C149777,00NTRFINV-2025//BMRI001
:86:TRANSFER DARI PUTU CONTOH PERKUMPULAN UNTUK IURAN TAHUNAN ANGGOTA
 SISINDO 7K3M9PQX
:61:251231D6500,NMSCNONREF
:86:BIAYA
:62F:C251231IDR3295877,00
:64:C251231IDR3295877,00
-}
:20:20260102
:25:1234567890
:28C:2/1
:60F:C251231IDR3295877,00
:61:260102RC149777,00NTRFNONREF
:86:KOREKSI
:62F:C260102IDR3146100,00
:86:SELESAI
-
`;

/** Supports only the well-formed quotes of the samples. */
export function sampleTable(text: string): StatementFile {
  const delimiter = /^[^\n]*;/m.test(text) && !/^[^\n;]*,[^\n]*$/m.test(text) ? ';' : ',';
  const rows: { line: number; cells: string[] }[] = [];
  let [line, start, cells, cell, isQuoted] = [1, 1, [] as string[], '', false];
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (!isQuoted && character === '\n') {
      rows.push({ line: start, cells: [...cells, cell] });
      [cells, cell, start] = [[], '', line + 1];
    } else if (character !== '\r') cell += character;
    if (character === '\n') line += 1;
  }
  return { kind: 'table', rows };
}
