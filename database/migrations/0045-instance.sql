-- Where this installation is. A restored copy is elsewhere and holds its messages until an operator releases them.
alter table installation
  -- Of the PostgreSQL cluster and of the database in it.
  add column instance text,
  add column public_url text;
