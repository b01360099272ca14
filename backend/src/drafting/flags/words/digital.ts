import { list } from '../reading/phrases.ts';

export const DIGITAL_THINGS = list(
  `
    bitcoin, crypto, cryptocurrency, crypto currency, nft, domain, domain name, website, web site, blog, youtube channel, paypal,
    digital wallet, crypto wallet, hardware wallet, cold wallet, online wallet, e wallet, ewallet, online account, email account,
    password, digital asset, digital music, digital photo, digital file, ebook, e book, kindle library, steam library, steam account,
    game account, gaming account, seed phrase, private key, stablecoin, altcoin, memecoin, podcast, instagram, facebook,
    facebook account, ebay shop, ebay account, etsy shop, metamask, trezor, kindle book, kindle books, digital photograph, digital picture, digital image, digital video, audible library, audiobook`,
);
export const DIGITAL = list(
  `
    bitcoin, bit coin, =btc, =eth, =xrp, =usdt, =ltc, =doge, =sol tokens, ethereum, ether wallet, =ether $, litecoin, dogecoin,
    doge coin, cardano, solana, ripple xrp, tether, monero, polkadot, shiba, stablecoin, altcoin, crypto, cryptocurrency,
    cryptocurrencies, crypto currency|coins|assets|tokens|wallet|account, digital currency|coins|wallet|asset|tokens|art|money,
    virtual currency|coins, blockchain, non fungible, ledger nano|wallet|stick|device|live, trezor, metamask, coinbase, binance, kraken,
    bitstamp, gemini account, crypto.com, revolut crypto, hardware|cold|hot|online|electronic|e|mobile wallet,
    wallet ?with|of|holding|containing bitcoin|coins|tokens|keys|address, paypal,
    my|the|our|website|internet|web domain|domains ?name|names|$, domain name,
    my|our|the website|blog|youtube|podcast ?domain|channel|name, .com, .co.uk,
    online|email|ebay|etsy|amazon|apple|google|icloud|facebook|instagram|twitter|steam|spotify|itunes|playstation|xbox|netflix|social|gaming account|accounts|library|shop|media|channel|store,
    itunes, icloud, password, seed|recovery phrase, private keys, login details, logins`,
);
export const NO_DIGITAL = list(
  'public domain, domain of, website printed, printed, wallet sized|size, gold ingot, nft nottingham|badge, bit part',
);
