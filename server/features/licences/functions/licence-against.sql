-- What stands against licensing a material to a buyer: 'bought-out' when others have it for themselves, 'licences-exist'
-- when it is to be bought out while others may still use it. Licences count that are valid and have not ended; those of
-- the buyer and of the buyer's company do not. Orders without licences stand in nobody's way.
create function licence_against(material bigint, wanted_period text, buyer bigint, company bigint) returns text
language sql stable as $$
  select case
    when bool_or(period = 'buyout') then 'bought-out'
    when wanted_period = 'buyout' and count(*) > 0 then 'licences-exist'
  end
  from licences
  where material_id = material
    and state = 'valid'
    and (ends_on is null or ends_on >= day_in_china(clock_now()))
    and buyer_id <> buyer
    and (customer_id is null or company is null or customer_id <> company)
$$;
