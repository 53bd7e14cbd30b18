-- When the backup script last said that it was done (docs/operations/backup.md).
alter table installation add column backed_up_at timestamptz;
