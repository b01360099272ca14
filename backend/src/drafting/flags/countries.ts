export const COUNTRIES: readonly string[] = (
  'Afghanistan|Albania|Algeria|Andorra|Angola|Antigua|Argentina|Armenia|Aruba|Australia|Austria|Azerbaijan|Bahamas|Bahrain|Bangladesh|Barbados|Belarus|' +
  'Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia|Bosnia|Botswana|Brazil|Brunei|Bulgaria|Burkina Faso|Burundi|Cambodia|Cameroon|Canada|Cape Verde|' +
  'Cayman Islands|Chile|Colombia|Costa Rica|Croatia|Cyprus|Czech Republic|Czechia|Denmark|Dominican Republic|Dubai|Ecuador|Egypt|El Salvador|Eritrea|' +
  'Estonia|Eswatini|Ethiopia|Fiji|Finland|France|Gabon|Gambia|Germany|Ghana|Gibraltar|Greece|Grenada|Guatemala|Guernsey|Guyana|Haiti|Honduras|Hong Kong|' +
  'Hungary|Iceland|Indonesia|Iran|Iraq|Isle of Man|Israel|Italy|Ivory Coast|Jamaica|Japan|Kazakhstan|Kenya|Kosovo|Kuwait|Kyrgyzstan|Laos|Latvia|Lebanon|' +
  'Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|Madagascar|Malawi|Malaysia|Maldives|Malta|Mauritius|Mexico|Moldova|Monaco|Mongolia|Montenegro|' +
  'Morocco|Mozambique|Myanmar|Namibia|Nepal|Netherlands|New Zealand|Nicaragua|Nigeria|North Macedonia|Norway|Oman|Pakistan|Palestine|Panama|' +
  'Papua New Guinea|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|Saint Lucia|Samoa|San Marino|Saudi Arabia|Senegal|Serbia|' +
  'Seychelles|Sierra Leone|Singapore|Slovakia|Slovenia|Somalia|South Africa|South Korea|Spain|Sri Lanka|Sudan|Suriname|Sweden|Switzerland|Syria|Taiwan|' +
  'Tanzania|Tenerife|Thailand|Trinidad|Tunisia|Turkiye|Türkiye|Uganda|Ukraine|United Arab Emirates|United States|Uruguay|Uzbekistan|Venezuela|Vietnam|Yemen|' +
  'Zambia|Zimbabwe|Eire|Republic of Ireland|Majorca|Mallorca|Menorca|Ibiza'
).split('|');

/** Names that are also words, first names or streets: they count only where a country must be meant, as after "in". */
export const AMBIGUOUS_COUNTRIES: readonly string[] =
  'America|Chad|China|Cuba|Georgia|Guinea|India|Ireland|Jersey|Jordan|Mali|Niger|Togo|Tonga|Turkey|UAE|USA|US'.split('|');
