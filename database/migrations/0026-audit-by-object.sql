-- What happened in a case, newest first: the audit of the case and of what belongs to it.
create index audit_by_object on audit (object, at desc, id desc) where object is not null;
