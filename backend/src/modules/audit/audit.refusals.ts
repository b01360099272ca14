/** `LogNotAsSigned`: it was changed, and nothing is exported. `NamesSealed`: an auditor asks for what is personal and has given no reason. */
export type AuditRefusal = 'EntryUnknown' | 'NamesSealed' | 'LogNotAsSigned' | 'NothingExported' | 'ExportLate';
