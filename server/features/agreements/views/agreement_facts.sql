-- What other features may read of the agreement: its shares and from when on they hold.
create view agreement_facts as
select version, share_percent, exclusive_percent, effective_on
from agreements;
