-- A reloaded page of an account creation goes on where it was.

-- Version of the account that the password of this flow belongs to: a password that was set in another flow has raised it.
alter table flow add column auth_version integer;
-- When this flow first opened a set-up session. Without the password it opens one only once.
alter table flow add column entered_at timestamptz;
