-- Addresses without invisible letters (spec: wording#invisible-letters). An address that another row
-- would then have too stays as it is.
update account
set email = regexp_replace(email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
where email ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]'
  and not exists (
    select
    from account other
    where other.id <> account.id
      and regexp_replace(other.email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
        = regexp_replace(account.email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
  );

update staff
set email = regexp_replace(email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
where email ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]'
  and not exists (
    select
    from staff other
    where other.firm_id = staff.firm_id
      and other.id <> staff.id
      and lower(regexp_replace(other.email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'))
        = lower(regexp_replace(staff.email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'))
  );

update participant
set email = regexp_replace(email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
where email ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]';

update firm
set email = regexp_replace(email, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
where email ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]';

-- Names as the search now folds them (spec: wording#folded-names): first single letters and dashes,
-- and the apostrophes, which have no counterpart; then double letters, hyphens and spaces.
update case_summary
set
  sort_name = translate(sort_name, 'øłđðħŧıς‐‑‒–—―−''`´ʹʻʼʾʿˈ՚‘’‛′＇ꞌ', 'olddhtiσ-------'),
  search_text = translate(search_text, 'øłđðħŧıς‐‑‒–—―−''`´ʹʻʼʾʿˈ՚‘’‛′＇ꞌ', 'olddhtiσ-------')
where sort_name || search_text ~ '[øłđðħŧıς‐‑‒–—―−''`´ʹʻʼʾʿˈ՚‘’‛′＇ꞌ]';
update case_summary
set
  sort_name = replace(replace(replace(replace(sort_name, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  search_text = replace(replace(replace(replace(search_text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
where sort_name || search_text ~ '[ßæœþ]';
update case_summary
set
  sort_name = regexp_replace(sort_name, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
  search_text = regexp_replace(search_text, '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')
where sort_name || search_text ~ '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]';
update case_summary
set
  sort_name = regexp_replace(regexp_replace(sort_name, '([[:alpha:]])-|-(?=[[:alpha:]])', '\1 ', 'g'), '\s+', ' ', 'g'),
  search_text = regexp_replace(regexp_replace(search_text, '([[:alpha:]])-|-(?=[[:alpha:]])', '\1 ', 'g'), '\s+', ' ', 'g')
where sort_name || search_text ~ '[[:alpha:]]-|-[[:alpha:]]';
